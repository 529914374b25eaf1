/** A name as Mercado Pago asks for it. */
export function nameParts(name: string) {
  const [first_name, ...rest] = name.split(/\s+/)
  return { first_name, last_name: rest.join(' ') || undefined }
}
