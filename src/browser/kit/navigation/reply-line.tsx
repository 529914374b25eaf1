/** The case number, name and mail address of a case, with a mailto link that carries the number. */
export const ReplyLine = ({ protocol, name, email }: { protocol: string; name: string; email: string }) => (
  <p className="break-words text-quiet text-sm">
    Protocolo {protocol} · {name} ·{' '}
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(`Protocolo ${protocol}`)}`}
      className="prose-link wrap-anywhere"
    >
      {email}
    </a>
  </p>
)
