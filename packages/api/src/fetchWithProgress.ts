/**
 * `fetch` for one call that sends a file, with upload progress from 0 to 1, which the browser's `fetch` does not
 * report.
 *
 * @example api.main.POST('/api/knowledge/upload', { body, fetch: fetchWithProgress(setShare) })
 */
export function fetchWithProgress(onProgress: (share: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      request.signal.addEventListener('abort', abort, { once: true });
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onload = () => {
        const headers = new Headers();
        for (const line of xhr.getAllResponseHeaders().trim().split(/\r\n/)) {
          const at = line.indexOf(':');
          if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
        }
        resolve(new Response(xhr.response as Blob, { status: xhr.status, headers }));
      };
      xhr.onerror = () => reject(new TypeError('the upload did not go through'));
      xhr.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      xhr.onloadend = () => request.signal.removeEventListener('abort', abort);
      if (request.signal.aborted) abort();
      else xhr.send(body);
    });
  };
}
