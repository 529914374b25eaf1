const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether this is a UUID in lower case, as in ledger keys and topics. No other text may reach a query by id. */
export const isUuid = (text: string) => UUID.test(text)
