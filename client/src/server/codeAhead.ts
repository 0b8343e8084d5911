/** A page that comes sooner has a quick line: the code is there in no time, but while it comes the first paint waits for the processor. */
const QUICK_MS = 200

/** Fetches the page's code beside the entry: right after the first paint where the page came quickly, else at once. */
export function codeAhead(files: readonly string[]): string {
  return [
    `{const a=(_,o)=>{o?.disconnect();for(const f of ${JSON.stringify(files)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:f}))};',
    `performance.now()<${QUICK_MS}?new PerformanceObserver(a).observe({type:"paint"}):a()}`,
  ].join('')
}
