const CODE = /^[A-Z0-9]{8,40}$/

/** A tracking code as it is kept: without spaces, dots and hyphens, in capitals. Undefined: it is none. */
export function trackingCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s.\-/]/g, '').toUpperCase()
  return CODE.test(code) ? code : undefined
}

/**
 * Where a parcel can be followed, by the form of its code; a code is letters and digits only, and these addresses are
 * all there are. Undefined: the code is shown without an address.
 */
const CARRIERS: readonly { name: string; form: RegExp; address: (code: string) => `https://${string}` }[] = [
  {
    name: 'Correios',
    form: /^[A-Z]{2}\d{9}BR$/,
    address: (code) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`,
  },
  {
    name: 'Melhor Rastreio',
    form: /^ME[A-Z0-9]{6,16}BR$/,
    address: (code) => `https://www.melhorrastreio.com.br/rastreio/${code}`,
  },
  {
    name: 'Jadlog',
    form: /^\d{14}$/,
    address: (code) => `https://www.jadlog.com.br/siteInstitucional/tracking.jad?cte=${code}`,
  },
]

export function trackingLink(code: string): { carrier: string; href: `https://${string}` } | undefined {
  const carrier = CODE.test(code) ? CARRIERS.find(({ form }) => form.test(code)) : undefined
  return carrier && { carrier: carrier.name, href: carrier.address(code) }
}

/** The most lines that are pasted at once. */
export const MOST_PASTED_LINES = 200

/**
 * One pasted line: the beginning of an order's id (8 to 32 letters and digits) and a code; or what is wrong with it.
 */
export type PastedLine =
  | { line: number; order: string; code: string; fault?: never }
  | { line: number; order: string; fault: 'no_order' | 'no_code' | 'twice' }

/** What stands in a pasted text: a line each, `order code`, between them a space, tab, comma or semicolon. */
export function readPastedCodes(text: string): PastedLine[] {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((written, index): PastedLine[] => {
    const [first = '', ...rest] = written.trim().split(/[\s,;]+/)
    if (first === '') return []
    const line = index + 1
    const order = first.replaceAll('-', '').replace(/^#/, '').toLowerCase()
    if (!/^[0-9a-f]{8,32}$/.test(order)) return [{ line, order: first.slice(0, 40), fault: 'no_order' }]
    const code = trackingCode(rest.join(''))
    if (!code) return [{ line, order, fault: 'no_code' }]
    if (seen.has(code)) return [{ line, order, fault: 'twice' }]
    seen.add(code)
    return [{ line, order, code }]
  })
}
