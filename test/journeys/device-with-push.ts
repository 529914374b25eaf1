import { expect, type Page, type Worker } from '@playwright/test'

type Push = { payload: string }
type WorkerScope = {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (name: string, given: object) => Event
}

/**
 * Lets this browser be pushed to: its push service is the embedded one, because no other is reached in a test. Only
 * what the browser's debugging protocol delivers from there is shown.
 */
export async function allowPush(page: Page) {
  await page.context().grantPermissions(['notifications'])
  await page.context().addInitScript(() => {
    if (!('PushManager' in globalThis)) return
    PushManager.prototype.subscribe = async () => {
      const device = await (await fetch('/api/sandbox/push', { method: 'POST' })).json()
      Object.assign(globalThis, { pushDevice: device.id })
      return { toJSON: () => device } as PushSubscription
    }
  })
  await page.reload()
}

/** A device that allowed pushes, with no page of the site open but those the test opens. */
export async function openDevice(page: Page) {
  const deviceId = await page.evaluate(() => (globalThis as unknown as { pushDevice: string }).pushDevice)
  const origin = new URL(page.url()).origin
  const context = page.context()
  const outside = await context.newPage()
  const protocol = await context.newCDPSession(outside)
  const registering = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  const registrationId = await registering
  const worker = () => context.serviceWorkers().find((one) => one.url().startsWith(origin)) as Worker
  let delivered = 0

  /** Waits for the next push of our server and lets the browser show it; answers when it was shown. */
  async function receive(title: string): Promise<number> {
    const pushes = async () => (await (await page.request.get(`/api/sandbox/push/${deviceId}`)).json()) as Push[]
    await expect.poll(async () => (await pushes()).length, { intervals: [50] }).toBeGreaterThan(delivered)
    const [push] = await pushes()
    delivered += 1
    // As a push service does, once more when no notification was seen of it: the same tag is the same notification.
    const showTitles = async () => {
      await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: push!.payload })
      return worker().evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope
        return (await registration.getNotifications()).map((one) => one.title)
      })
    }
    await expect.poll(showTitles, { intervals: [250] }).toContain(title)
    return Date.now()
  }

  /** Where a shown notification leads. */
  const pathOf = (title: string) =>
    worker().evaluate(async (wanted) => {
      const { registration } = globalThis as unknown as WorkerScope
      const shown = (await registration.getNotifications()).find((one) => one.title === wanted)!
      return (shown.data as { path: string }).path
    }, title)

  /** Presses a shown notification, or one of its buttons. */
  const press = (title: string, action = '') =>
    worker().evaluate(
      async ([wanted, button]) => {
        const { registration, NotificationEvent } = globalThis as unknown as WorkerScope
        const notification = (await registration.getNotifications()).find((one) => one.title === wanted)
        dispatchEvent(new NotificationEvent('notificationclick', { notification, action: button }))
      },
      [title, action] as const,
    )
  return { outside, receive, pathOf, press }
}
