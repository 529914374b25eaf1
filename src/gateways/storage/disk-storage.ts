import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { checkName, type Draft, type Storage } from './storage.ts'

/** Files in a folder of this machine. A file is there whole or not at all: it is renamed when it is complete. */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    checkName(name)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const draft = await beginFile(pathOf(name))
      try {
        await draft.add(bytes)
        await draft.keep()
      } finally {
        await draft.discard()
      }
    },
    begin: async (name) => beginFile(pathOf(name)),
    get: (name) => readFile(pathOf(name)).catch(unlessMissing),
    async read(name) {
      const path = pathOf(name)
      return (await stat(path).catch(unlessMissing)) && piecesOf(path)
    },
    async remove(name) {
      const path = pathOf(name)
      await rm(path, { force: true })
      for (const draft of await draftsOf(path)) await rm(draft, { force: true })
    },
  }
}

/** Opened when the first piece is asked for, so that a file whose reader never comes is not left open. */
function piecesOf(path: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let pieces: AsyncIterator<Uint8Array<ArrayBuffer>> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        pieces ??= createReadStream(path)[Symbol.asyncIterator]()
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await pieces?.return?.()),
    },
    { highWaterMark: 0 },
  )
}

async function beginFile(path: string): Promise<Draft> {
  const draft = `${path}.${crypto.randomUUID()}.draft`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(draft, 'wx')
  let isKept = false
  const close = () => file.close().catch(() => {})
  return {
    add: (bytes) => file.writeFile(bytes),
    async keep() {
      if (isKept) return
      await file.close()
      await rename(draft, path)
      isKept = true
    },
    async discard() {
      if (isKept) return
      await close()
      await rm(draft, { force: true })
    },
  }
}

/** What a process that was killed had begun of a file. */
async function draftsOf(path: string) {
  const files = (await readdir(dirname(path)).catch(unlessMissing)) ?? []
  return files
    .filter((file) => file.startsWith(`${basename(path)}.`) && file.endsWith('.draft'))
    .map((file) => join(dirname(path), file))
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
