/** Points down while its `group` is closed, up while it is open. */
export const Chevron = () => (
  <svg
    viewBox="0 0 12 8"
    aria-hidden="true"
    className="w-2.5 shrink-0 transition-transform duration-150 group-open:rotate-180"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <path d="m1 1.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
