// oxlint-disable-next-line import/no-unassigned-import -- the page's ground rules
import '../ui/globalStyles.ts'
import { sheet } from '@emotion/css'
import { createRoot } from 'react-dom/client'
import { type Look, looks } from '../lib/looks.ts'
import { Gallery } from './Gallery.tsx'
import { simulated } from './simulated.ts'

const LOOKS: readonly Look[] = ['compact', 'large-text']

/** /dev/ui, in development alone (gateway/src/dev.ts): `npm run dev`, then http://localhost:4000/dev/ui. */
function GalleryPage() {
  return (
    <>
      <p>
        {LOOKS.map((look) => (
          <button key={look} type="button" onClick={() => looks.turn(look, !looks.has(look))}>
            {look}
          </button>
        ))}
      </p>
      <Gallery />
    </>
  )
}

const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(<GalleryPage />)
for (const tag of sheet.tags) tag.textContent = simulated(tag.textContent)
