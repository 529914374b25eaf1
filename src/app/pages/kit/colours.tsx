import { Chapter } from './chapter.tsx'

const NAMES = [
  'ground surface sunken ink quiet line edge focus',
  'accent accent-strong accent-wash on-accent metal metal-ink metal-wash',
  'good good-wash warn warn-wash bad bad-wash on-bad',
  'online online-wash busy busy-wash offline offline-wash',
]
  .join(' ')
  .split(' ')

export const Colours = () => (
  <Chapter title="Cores">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 text-xs">
      {NAMES.map((name) => (
        <li key={name} className="grid gap-1">
          <span className="h-14 rounded-md border border-edge" style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  </Chapter>
)
