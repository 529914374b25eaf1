const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** One plain address for an envelope or header: ASCII, no display name, no quotes, no line break, a dotted domain. */
export function isSendable(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    address.length <= 254 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /[a-z]/i.test(labels.at(-1)!)
  )
}
