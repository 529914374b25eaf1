/**
 * Where files lie, by a name that says their content: whoever writes one twice writes the same. A name has letters,
 * digits, dots, hyphens and slashes between its parts.
 */
export type Storage = {
  put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** Undefined: there is no such file. */
  get: (name: string) => Promise<Buffer | undefined>
  /** Done also when there was none. */
  remove: (name: string) => Promise<void>
}

const NAME = /^[a-z\d]+(?:[-.][a-z\d]+)*(?:\/[a-z\d]+(?:[-.][a-z\d]+)*)*$/

/** Throws for a name that could leave its place: names are made by the program, so it is a bug. */
export function checkName(name: string) {
  if (!NAME.test(name)) throw new Error(`not the name of a stored file: ${name}`)
}
