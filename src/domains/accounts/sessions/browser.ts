/** The client of a request: the User-Agent header, the network address, and the token of a known device. */
export type Browser = { agent: string; address: string; device?: string | undefined }
