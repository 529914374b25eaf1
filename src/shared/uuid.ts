const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whether this text is an id as it stands in ledger keys, topics and addresses: a UUID in lower case. Any other text
 * must not reach a query for one.
 */
export const isUuid = (text: string) => UUID.test(text)
