import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anasConsultation, messageEvent } from '#test/support/room-events.ts'
import { MessageLog } from './message-log.tsx'

const nothing = () => {}

/** The markup of the first element that begins with `<div` and carries this role. */
function partWithRole(html: string, role: string) {
  const begin = html.lastIndexOf('<div', html.indexOf(`role="${role}"`))
  let depth = 0
  for (const { 0: tag, index } of html.slice(begin).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1
    if (depth === 0) return html.slice(begin, begin + index)
  }
  throw new Error(`no part with the role ${role}`)
}

test('an own message is read aloud once: when it is in the log, not while it is on its way', () => {
  const html = renderToStaticMarkup(
    <MessageLog
      consultation={anasConsultation()}
      events={[messageEvent(1, 'Boa noite, Ana'), messageEvent(2, 'Boa noite, Luna', 'client')]}
      outbox={[{ id: 'a', body: 'Tenho uma pergunta', state: 'waiting' }]}
      isTyping={false}
      isHeld={false}
      retry={nothing}
      onEdit={nothing}
    />,
  )
  expect(html.match(/Tenho uma pergunta/g)).toHaveLength(1)
  const log = partWithRole(html, 'log')
  expect(log).toContain('Boa noite, Luna')
  expect(log).not.toContain('Tenho uma pergunta')
})
