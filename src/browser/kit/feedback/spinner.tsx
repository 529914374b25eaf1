/** A small rotating moon. Decorative: the words beside it say what is happening. */
export const Spinner = () => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    className="size-4 shrink-0 animate-spin"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <circle cx="8" cy="8" r="6.5" opacity="0.3" />
    <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" strokeLinecap="round" />
  </svg>
)
