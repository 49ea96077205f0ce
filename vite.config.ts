import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Storybook and Vitest read this one; the portal has its own.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
});
