// Reads a PDF that somebody sent, in a thread of its own that may be ended at any time. Plain JavaScript, because a worker
// is started from this very file, in development too.
import { parentPort, workerData } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';

/** @returns {Promise<{ pages: number, hasScripts: boolean } | { problem: 'locked' | 'broken' }>} */
async function read() {
  try {
    const { getDocument } = await getResolvedPDFJS();
    const pdf = await getDocument({ data: workerData, verbosity: 0, isEvalSupported: false, disableFontFace: true })
      .promise;
    // A list of pages that leads nowhere is only found by asking for one.
    await pdf.getPage(1);
    return { pages: pdf.numPages, hasScripts: await pdf.hasJSActions() };
  } catch (error) {
    return { problem: error?.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}

parentPort.postMessage(await read());
