import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Registration } from '../registration/contract.ts'

/** The registration form's input, and its validated output. */
export type RegistrationForm = UseFormReturn<z.input<typeof Registration>, unknown, z.output<typeof Registration>>
