import { ApiError } from '#browser/api.ts'

/**
 * Does something that may require the password: if it does, asks for it and does the same again. `ask` answers whether
 * the password was confirmed; if not, the refusal stays.
 */
export async function withPassword<T>(work: () => Promise<T>, ask: () => Promise<boolean>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRequired = error instanceof ApiError && error.code === 'accounts.password_required'
    if (!isRequired || !(await ask())) throw error
    return work()
  }
}
