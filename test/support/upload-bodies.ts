/** Bodies without end, and how often somebody asked them for bytes. */
export function countedBodies() {
  let asked = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    asked++
    controller.enqueue(new Uint8Array(9))
  }
  return { next: () => new ReadableStream({ pull }, { highWaterMark: 0 }), asked: () => asked }
}

type Upload = (body: ReadableStream) => Promise<{ json: { code: string } }>

/**
 * Three uploads at once whose bodies say nothing. `read`: ends a body that somebody reads, one for each; `codes`: what
 * was answered until now.
 */
export function uploadThreeAtOnce(upload: Upload) {
  const read: (() => void)[] = []
  const codes: string[] = []
  const slow = () =>
    new ReadableStream(
      { pull: (controller) => new Promise<void>((done) => read.push(() => (controller.close(), done()))) },
      { highWaterMark: 0 },
    )
  const answers = [1, 2, 3].map(() => upload(slow()).then(({ json }) => codes.push(json.code)))
  return { read, codes, answered: Promise.all(answers) }
}
