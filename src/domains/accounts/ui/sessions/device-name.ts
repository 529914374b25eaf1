const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** A User-Agent header in words that people recognise: "Chrome no Android". */
export function deviceName(agent: string): string {
  const find = (table: readonly (readonly [RegExp, string])[]) => table.find(([sign]) => sign.test(agent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (!browser) return 'Um aparelho'
  return system ? `${browser} no ${system}` : browser
}
