import { expect, test } from 'vitest'
import { isKnownEndpoint } from './known-hosts.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QGuQ', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['https://FCM.googleapis.com/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.example.org/x', false],
  ['https://evilpush.apple.com.br/x', false],
  ['https://evil-push.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/x', false],
  ['file:///etc/passwd', false],
  ['nada', false],
])('whether %s is of a push service: %s', (endpoint, isKnown) => expect(isKnownEndpoint(endpoint)).toBe(isKnown))
