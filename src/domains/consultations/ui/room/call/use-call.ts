import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { realtime } from '#browser/realtime.ts'
import { readIceServers } from '../../../calls/contract.ts'
import type { Consultation } from '../../../state/contract.ts'
import { loadCallChoice, storeCallChoice } from '../../tab-storage.ts'
import { type CallPorts, type CallSession, createCallSession } from './call-session.ts'
import type { CallView } from './call-view.ts'

const NOTHING_TO_DO = () => {}

/** Where the two browsers find each other, asked for with each new connection: credentials last an hour. */
async function readConfiguration(): Promise<RTCConfiguration> {
  const { iceServers, isRelayOnly } = await browserApi(readIceServers, {})
  return {
    iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== null && { username }),
      ...(credential !== null && { credential }),
    })),
  }
}

const portsOf = (id: string): CallPorts => ({
  listen: (topic, facts) => realtime.follow(topic, { facts, onFollowing: NOTHING_TO_DO, onReadAgain: NOTHING_TO_DO }),
  whisper: (said) => realtime.whisper(said),
  checkLine: () => realtime.checkConnection(),
  configuration: readConfiguration,
  loadChoice: () => loadCallChoice(id),
  storeChoice: (choice) => storeCallChoice(id, choice),
})

/** The call of a room, as long as the component is mounted. */
export function useCall(consultation: Consultation) {
  const [view, setView] = useState<CallView>()
  const session = useRef<CallSession>(undefined)
  const newest = useRef(consultation)
  const { id } = consultation
  useEffect(() => {
    const call = createCallSession(newest.current, portsOf(id), setView)
    session.current = call
    return () => call.stop()
  }, [id])
  useEffect(() => {
    newest.current = consultation
    session.current?.follow(consultation)
  }, [consultation])
  return { view, session }
}
