import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Registration } from '../registration/contract.ts'

/** The registration while it is being filled in, and what it becomes when it is right. */
export type RegistrationForm = UseFormReturn<z.input<typeof Registration>, unknown, z.output<typeof Registration>>
