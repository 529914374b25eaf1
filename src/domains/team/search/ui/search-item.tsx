import { Command } from 'cmdk'

type Props = { title: string; detail?: string; href: string; onOpen: () => void }

/** One result in a line. Its value is its address, so that equal names are different results. */
export const SearchItem = ({ title, detail, href, onOpen }: Props) => (
  <Command.Item
    value={href}
    onSelect={onOpen}
    className="flex min-h-10 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-md px-2 py-1.5 text-sm data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent lg:min-h-9"
  >
    <span className="min-w-0 break-words font-semibold">{title}</span>
    {detail && <span className="min-w-0 break-words text-quiet">{detail}</span>}
  </Command.Item>
)
