/**
 * Where files lie, by a name that says their content: whoever writes one twice writes the same. A name has letters,
 * digits, dots, hyphens and slashes between its parts.
 */
export type Storage = {
  put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** Begins a file of any length, which is given piece by piece. */
  begin: (name: string, mediaType: string) => Promise<Draft>
  /** Undefined: there is no such file. */
  get: (name: string) => Promise<Buffer | undefined>
  /** The same piece by piece, as fast as it is taken. */
  read: (name: string) => Promise<ReadableStream<Uint8Array> | undefined>
  /** Done also when there was none. Takes along what was begun under this name and never kept. */
  remove: (name: string) => Promise<void>
}

/** A file that is being written: in nobody's way until it is kept, and then whole. */
export type Draft = {
  add: (bytes: Uint8Array) => Promise<void>
  /** Safe to repeat. */
  keep: () => Promise<void>
  /** Nothing is left of it, unless it was kept. */
  discard: () => Promise<void>
}

const NAME = /^[a-z\d]+(?:[-.][a-z\d]+)*(?:\/[a-z\d]+(?:[-.][a-z\d]+)*)*$/

/** Throws for a name that could leave its place: names are made by the program, so it is a bug. */
export function checkName(name: string) {
  if (!NAME.test(name)) throw new Error(`not the name of a stored file: ${name}`)
}
