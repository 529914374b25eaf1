/** First name and surname, as Mercado Pago wants them. */
export function nameParts(name: string) {
  const [first_name, ...rest] = name.split(/\s+/)
  return { first_name, last_name: rest.join(' ') || undefined }
}
