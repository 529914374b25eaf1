import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { endPushSubscription, readPushing, subscribeToPush } from '../../push/contract.ts'
import { type PushSupport, supportHere } from './push-state.ts'

const question = apiQuery(readPushing, {})

/** Whether this browser is pushed to in this sign-in, and how to change it. `turnOn` belongs in a press. */
export function useThisDevice() {
  const client = useQueryClient()
  const [support, setSupport] = useState<PushSupport>(supportHere)
  const query = useQuery(question)
  const here = query.data?.devices.find(({ isHere }) => isHere)
  const readAgain = () => client.invalidateQueries({ queryKey: question.queryKey })
  const onError = (error: Error) =>
    void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })
  const turningOn = useMutation({
    async mutationFn() {
      const permission = await Notification.requestPermission()
      setSupport(supportHere())
      if (permission !== 'granted') return
      await browserApi(subscribeToPush, await subscriptionOf((await client.ensureQueryData(question)).publicKey))
      await readAgain()
    },
    onError,
  })
  const turningOff = useMutation({
    async mutationFn(id: string) {
      await browserApi(endPushSubscription, { id })
      await readAgain()
    },
    onError,
  })
  return {
    query,
    support,
    here,
    isTurning: turningOn.isPending || turningOff.isPending,
    turnOn: () => turningOn.mutate(),
    turnOff: (id: string) => turningOff.mutate(id),
  }
}

/** The browser's subscription for our key; one that was made for another key is given up. */
async function subscriptionOf(publicKey: string) {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } }
}
