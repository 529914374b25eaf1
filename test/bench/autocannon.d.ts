declare module 'autocannon' {
  type Load = { url: string; duration: number; connections: number; headers?: Record<string, string> }
  type Measured = { requests: { average: number }; non2xx: number; errors: number }
  export default function autocannon(load: Load): Promise<Measured>
}
