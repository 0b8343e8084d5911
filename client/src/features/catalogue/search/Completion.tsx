/** The suggestion with what the buyer has still to type in bold. */
export function Completion({ text, typed }: { readonly text: string; readonly typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <b>{text}</b>
  const end = at + typed.length
  return (
    <>
      {at > 0 && <b>{text.slice(0, at)}</b>}
      {text.slice(at, end)}
      {end < text.length && <b>{text.slice(end)}</b>}
    </>
  )
}
