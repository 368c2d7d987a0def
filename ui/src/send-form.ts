/**
 * Sends a form as fetch does, and tells how much of it has left, from 0 to 100, which fetch cannot. Where that is not known,
 * nothing is told.
 */
export function sendForm(
  url: string,
  init: { method: string; headers: Headers; body: FormData; signal?: AbortSignal },
  onSent: (percent: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(init.method, url);
  for (const [name, value] of init.headers) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onSent((loaded / total) * 100);
  };
  request.onload = () => {
    const headers = headersOf(request.getAllResponseHeaders());
    const mayHaveBody = request.status !== 204 && request.status !== 205;
    resolve(
      new Response(mayHaveBody ? request.responseText : null, { status: request.status, headers }),
    );
  };
  request.onerror = () => reject(new TypeError('The network failed.'));
  request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
  init.signal?.addEventListener('abort', () => request.abort());
  request.send(init.body);
  if (init.signal?.aborted) request.abort();
  return promise;
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
