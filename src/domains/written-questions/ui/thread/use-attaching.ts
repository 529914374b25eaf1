import { useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Refusal } from '#shared/refusal.ts'
import { type Attachment, discardAttachment } from '../../attachments/contract.ts'
import { type AttachmentKind, MOST_PICTURE_BYTES, MOST_VOICE_BYTES, refuse } from '../../attachments/rules.ts'
import { uploadBytes } from './attachment-bytes.ts'

/** Something that goes along when the text is sent. */
export type Attached = {
  id: string
  kind: AttachmentKind
  /** Undefined: it was uploaded before this page was opened. */
  file: Blob | undefined
  /** Of a voice, to listen to it. */
  url?: string
  seconds: number | undefined
  /** `fault`: why it does not go along. */
  state: 'uploading' | 'there' | 'failed'
  fault?: string
}

const LOST = 'Não saiu. Confira a conexão e tente de novo: o que você escreveu continua aqui.'
const wordsOf = (error: unknown) => (error instanceof Refusal ? error.message : errorMessage(error, LOST))

const before = ({ id, kind, durationMs }: Attachment): Attached => ({
  id,
  kind,
  file: undefined,
  seconds: durationMs === null ? undefined : Math.round(durationMs / 1_000),
  state: 'there',
})

/**
 * What the writer of a question or an answer attaches to it: one picture and one voice, on their way while the text is
 * written. `settled` waits until they are there, and throws when one is not.
 */
export function useAttaching(questionId: string, earlier: readonly Attachment[] = []) {
  const [attached, setAttached] = useState<readonly Attached[]>(() => earlier.map(before))
  const uploads = useRef(new Map<string, Promise<void>>())
  const made = useRef<string[]>([])
  useEffect(() => {
    const addresses = made.current
    return () => addresses.splice(0).forEach((url) => URL.revokeObjectURL(url))
  }, [])
  const change = (id: string, to: Partial<Attached>) =>
    setAttached((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))

  async function upload(one: Attached & { file: Blob }) {
    try {
      if (one.kind === 'picture' && one.file.size > MOST_PICTURE_BYTES) throw refuse('picture_too_large')
      if (one.kind === 'voice' && one.file.size > MOST_VOICE_BYTES) throw refuse('voice_too_large')
      await uploadBytes({ questionId, ...one })
      change(one.id, { state: 'there' })
    } catch (error) {
      change(one.id, { state: 'failed', fault: wordsOf(error) })
      throw error
    }
  }
  function begin(one: Attached & { file: Blob }) {
    const done = upload(one)
    // Whoever sends learns of it; until then it stands beside the file.
    done.catch(() => {})
    uploads.current.set(one.id, done)
  }
  return {
    attached,
    attach(kind: AttachmentKind, file: Blob, seconds?: number) {
      const url = kind === 'voice' ? URL.createObjectURL(file) : undefined
      if (url) made.current.push(url)
      const one = { id: crypto.randomUUID(), kind, file, seconds, ...(url && { url }), state: 'uploading' as const }
      for (const other of attached) if (other.kind === kind) uploads.current.delete(other.id)
      setAttached((all) => [...all.filter((other) => other.kind !== kind), one])
      begin(one)
    },
    retry(one: Attached) {
      if (!one.file) return
      change(one.id, { state: 'uploading' })
      begin({ ...one, file: one.file })
    },
    remove(id: string) {
      uploads.current.delete(id)
      setAttached((all) => all.filter((one) => one.id !== id))
      // One that stays uploaded goes with nothing, and after a day from our files.
      void browserApi(discardAttachment, { id: questionId, attachmentId: id }).catch(() => {})
    },
    settled: () => Promise.all(uploads.current.values()),
  }
}
export type Attaching = ReturnType<typeof useAttaching>
