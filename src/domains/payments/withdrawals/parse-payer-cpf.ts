import { cpf } from 'cpf-cnpj-validator'

/** A typed CPF as its eleven digits, which are also a Pix key. Undefined: it is none. */
export function parsePayerCpf(typed: string): string | undefined {
  if (!/^[\d\s.-]+$/.test(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  return cpf.isValid(digits) ? digits : undefined
}
