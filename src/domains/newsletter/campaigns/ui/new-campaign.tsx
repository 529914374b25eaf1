import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CampaignForm } from './campaign-form.tsx'

const EMPTY = { subject: '', preheader: '', body: '', segment: 'all' as const, interests: [] }

/** A campaign that is not stored yet; saved, it has an address. */
export function NewCampaign() {
  const [id] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  return (
    <CampaignForm
      id={id}
      version={0}
      saved={EMPTY}
      onSaved={() => navigate(`/admin-dashboard/newsletter/${id}`, { replace: true })}
    />
  )
}
