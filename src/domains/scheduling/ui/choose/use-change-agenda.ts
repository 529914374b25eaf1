import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { agendarWith } from './agenda-address.ts'

/**
 * Changes parameters of the present address of /agendar. Changes add up: one that is made while another is still on its
 * way (or has arrived and is not painted yet) keeps that one.
 */
export function useChangeAgenda() {
  const navigate = useNavigate()
  const asked = useRef<string>(undefined)
  return async (changes: Record<string, string>) => {
    const address = agendarWith(new URL(asked.current ?? location.href, location.origin).searchParams, changes)
    asked.current = address
    await navigate(address, { replace: true, preventScrollReset: true })
    if (asked.current === address) asked.current = undefined
  }
}
