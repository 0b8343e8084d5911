const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const PROGRAMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger/, '微信'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/QQBrowser/, 'QQ浏览器'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** A device as its owner knows it again: "Windows · Chrome". What says nothing that is known is an unknown device. */
export function deviceOf(userAgent: string, client: 'app' | undefined): string {
  const known = (list: typeof SYSTEMS): string | undefined => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const parts = [known(SYSTEMS), client === 'app' ? 'App' : known(PROGRAMS)].filter((part) => part !== undefined)
  return parts.length === 0 ? '未知设备' : parts.join(' · ')
}
