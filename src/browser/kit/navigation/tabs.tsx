import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; title: ReactNode; content: ReactNode }
type Props = { label: string; tabs: readonly Tab[]; value?: string; onChange?: (value: string) => void }

/** Tabs of one subject. Arrow keys move between them. */
export const Tabs = ({ label, tabs, value, onChange }: Props) => (
  <Radix.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    <Radix.List aria-label={label} className="mb-6 flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-11 whitespace-nowrap border-transparent border-b-2 px-3 font-medium max-sm:text-sm lg:px-4 text-quiet hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-metal data-[state=active]:text-ink"
        >
          {tab.title}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
)
