import { classes } from '../layout/classes.ts'

type Props = {
  /** What it is: `review`. */
  kind: string
  id: string
  /** Said instead of “Denunciar”. */
  words?: string
  /** What it is, for whoever hears the link alone. */
  name: string
  className?: string
}

/**
 * Reports something. Plain markup, also where a page never hydrates: whoever is signed in gets the dialog
 * (layouts/report-host.tsx), everybody else the contact form.
 */
export const ReportLink = ({ kind, id, words = 'Denunciar', name, className }: Props) => (
  <a
    href="/contato"
    data-report={`${kind}:${id}`}
    className={classes('inline-flex min-h-6 items-center text-quiet text-xs underline underline-offset-2', className)}
  >
    {words}
    <span className="sr-only"> {name}</span>
  </a>
)
