/** Where the sealed file of a document lies. Its id is chance, and only the row says whose it is. */
export const storedName = (id: string) => `application-documents/${id}`
