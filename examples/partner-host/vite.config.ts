import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The worker that proofreads brings its words when they are wanted, which takes modules.
export default defineConfig({ base: '/oa/', plugins: [react()], worker: { format: 'es' } });
