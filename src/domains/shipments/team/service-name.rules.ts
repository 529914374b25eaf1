const TABLE: Readonly<Record<string, string>> = { table: 'Econômica', table_express: 'Expressa' }

/** What the team reads of the freight that was chosen: ours by its name, a carrier's by its number there. */
export const serviceName = (service: string | null) =>
  service === null ? 'Retirada' : (TABLE[service] ?? `Transportadora, serviço ${service}`)
