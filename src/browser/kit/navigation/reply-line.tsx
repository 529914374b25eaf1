/** Whose case this is, and the way to answer: a mail that already carries its number. */
export const ReplyLine = ({ protocol, name, email }: { protocol: string; name: string; email: string }) => (
  <p className="break-words text-quiet text-sm">
    Protocolo {protocol} · {name} ·{' '}
    <a href={`mailto:${email}?subject=${encodeURIComponent(`Protocolo ${protocol}`)}`} className="prose-link">
      {email}
    </a>
  </p>
)
