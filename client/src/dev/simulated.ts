/** Rules for a pointer or the focus, made to hold also inside an element that is drawn as if it were pointed at or focused. */
export function simulated(rules: string): string {
  return rules
    .replaceAll(/:hover/g, ':is(:hover, [data-as="hover"] *)')
    .replaceAll(/:focus-visible/g, ':is(:focus-visible, [data-as="focus"] :is(a, button, input, select, textarea))')
    .replaceAll(/:focus-within/g, ':is(:focus-within, [data-as="focus"] *)')
}
