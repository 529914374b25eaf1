/** Who did not come to a booking, as the agenda calls it, too: the client, and whoever reads. */
export const CLIENT_ABSENT = 'Cliente não veio'
export const YOU_ABSENT = 'Você não veio'
