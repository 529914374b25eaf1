type Props = { label: string; checked: boolean; onChange: () => void }

/** The box of a row: a checkbox of the kit without a sentence beside it. */
export const ChoiceBox = ({ label, checked, onChange }: Props) => (
  <span className="relative grid size-6 place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="peer size-5 appearance-none rounded-sm border border-edge bg-surface checked:border-accent checked:bg-accent"
    />
    <svg
      viewBox="0 0 14 11"
      aria-hidden="true"
      className="pointer-events-none absolute w-3 text-on-accent opacity-0 peer-checked:opacity-100"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="m1 5.5 4 4 8-8.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </span>
)
