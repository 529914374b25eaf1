import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkName, type Storage } from './storage.ts'

/** Files in a folder of this machine. A file is there whole or not at all: it is renamed when it is complete. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    checkName(name)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const draft = `${path}.${crypto.randomUUID()}.draft`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (name) => readFile(pathOf(name)).catch(unlessMissing),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
