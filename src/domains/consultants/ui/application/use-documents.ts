import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { late } from '#browser/late-code.ts'
import type { UploadedDocument } from '../../application-documents/contract.ts'
import { myStatus } from './my-status.ts'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  MISSING,
  MOST_UPLOAD_BYTES,
  TOO_LARGE,
} from '../../application-documents/bounds.rules.ts'

type Of<T> = Partial<Record<DocumentKind, T>>
const without = <T>({ ...of }: Of<T>, kind: DocumentKind): Of<T> => {
  delete of[kind]
  return of
}

/**
 * The documents of an application form: files that were chosen wait here, also while an account is created, until they
 * are uploaded. What was uploaded stays so, whatever becomes of the rest of the form.
 */
export function useDocuments() {
  const { data: status } = useQuery({ ...myStatus, enabled: false })
  const [answered, setAnswered] = useState<UploadedDocument[]>()
  const [chosen, setChosen] = useState<Of<File>>({})
  const [faults, setFaults] = useState<Of<string>>({})
  const uploaded = answered ?? status?.documents ?? []
  const setFault = (kind: DocumentKind, fault: string) => setFaults((former) => ({ ...former, [kind]: fault }))

  const choose = (kind: DocumentKind, file: File) => {
    if (file.size > MOST_UPLOAD_BYTES) return setFault(kind, TOO_LARGE)
    setFaults((former) => without(former, kind))
    setChosen((former) => ({ ...former, [kind]: file }))
  }
  /** What was only chosen is forgotten; what was uploaded is taken back. */
  const remove = async (kind: DocumentKind) => {
    setFaults((former) => without(former, kind))
    if (chosen[kind]) return setChosen((former) => without(former, kind))
    try {
      const { removeDocument } = await late(() => import('../../application-documents/contract.ts'))
      setAnswered((await browserApi(removeDocument, { kind })).documents)
    } catch (error) {
      setFault(kind, errorMessage(error))
    }
  }
  const isComplete = () => {
    const is = chosen.document !== undefined || uploaded.some(({ kind }) => kind === 'document')
    if (!is) setFault('document', MISSING)
    return is
  }
  /** One after the other; throws what the first one was refused for, and says it at its field. */
  const upload = async () => {
    for (const kind of DOCUMENT_KINDS) {
      const file = chosen[kind]
      if (!file) continue
      const { sendDocument } = await late(() => import('./send-document.ts'))
      try {
        setAnswered((await sendDocument(kind, file)).documents)
        setChosen((former) => without(former, kind))
      } catch (error) {
        setFault(kind, errorMessage(error))
        throw error
      }
    }
  }
  return { chosen, uploaded, faults, choose, remove, isComplete, upload, setFault }
}
export type Documents = ReturnType<typeof useDocuments>
