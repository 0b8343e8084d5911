/** Every colour, size and duration of the storefront; the values reach CSS as variables on :root (globalStyles.ts). */
const variables = {
  'brand-800': '#095740',
  'brand-700': '#0b6b4f',
  'brand-600': '#0f7f5f',
  'brand-100': '#cfe8dd',
  'brand-50': '#e8f4ef',
  price: '#c8161d',
  'red-50': '#fdeeee',
  amber: '#b45309',
  'amber-50': '#fff7ed',
  'amber-200': '#f5d5ad',
  orange: '#b93d06',
  pink: '#be185d',
  blue: '#0b62c4',
  'blue-50': '#ebf3fc',
  ink: '#1f2328',
  second: '#57606a',
  line: '#e3e6ea',
  control: '#7f8993',
  ground: '#f5f6f7',
  paper: '#ffffff',
  'tag-amber': '#a34807',
  disabled: '#9aa3ad',
  'disabled-ground': '#f0f1f3',
  'text-12': '0.75rem',
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-20': '1.25rem',
  'text-28': '1.75rem',
  'control-small': '1.75rem',
  'control-normal': '2rem',
  'control-large': '2.5rem',
} as const

const moreContrast = { second: '#3d444d', line: '#87909a', control: '#57606a', disabled: '#6b747e' } as const

const touch = { 'control-small': '44px', 'control-normal': '44px', 'control-large': '48px' } as const

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** Declarations for :root, in the modes a buyer can choose. */
export const rootVariables = {
  normal: declare(variables),
  // All sizes of text and controls follow it.
  largeText: 'font-size:120%;',
  moreContrast: declare(moreContrast),
  touch: declare(touch),
}

export const color = {
  brand800: 'var(--brand-800)',
  brand700: 'var(--brand-700)',
  brand600: 'var(--brand-600)',
  brand100: 'var(--brand-100)',
  brand50: 'var(--brand-50)',
  price: 'var(--price)',
  red50: 'var(--red-50)',
  amber: 'var(--amber)',
  amber50: 'var(--amber-50)',
  amber200: 'var(--amber-200)',
  tagAmber: 'var(--tag-amber)',
  orange: 'var(--orange)',
  pink: 'var(--pink)',
  blue: 'var(--blue)',
  blue50: 'var(--blue-50)',
  ink: 'var(--ink)',
  second: 'var(--second)',
  line: 'var(--line)',
  control: 'var(--control)',
  ground: 'var(--ground)',
  paper: 'var(--paper)',
  disabled: 'var(--disabled)',
  disabledGround: 'var(--disabled-ground)',
} as const

/** `font` shorthands without the family: size and line height belong together. */
export const type = {
  small: 'font-size:var(--text-12);line-height:1.5;',
  body: 'font-size:var(--text-14);line-height:1.5;',
  price: 'font-size:var(--text-16);line-height:1.5;',
  title: 'font-size:var(--text-20);line-height:1.4;font-weight:600;',
  display: 'font-size:var(--text-28);line-height:1.3;font-weight:600;',
} as const

export const control = {
  small: 'var(--control-small)',
  normal: 'var(--control-normal)',
  large: 'var(--control-large)',
} as const

export const media = {
  phone: '@media (max-width: 767.98px)',
  tablet: '@media (min-width: 768px) and (max-width: 1199.98px)',
  fromTablet: '@media (min-width: 768px)',
  fromDesktop: '@media (min-width: 1200px)',
  broad: '@media (min-width: 1440px)',
  wide: '@media (min-width: 1640px)',
  touch: '@media (pointer: coarse), (max-width: 767.98px)',
  print: '@media print',
} as const

export const radius = '4px'
/** Of what a page holds; wide screens give lists and tables more columns. */
export const pageWidth = 'var(--page-width, 1200px)'
export const motion = '140ms ease-out'

/** Stacking order: sticky bars, header, drawer, toasts. Native dialogs stand above all of them. */
export const layer = { bar: 20, header: 30, drawer: 40, toast: 60 } as const
