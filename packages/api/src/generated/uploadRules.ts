// Generated from openapi/ by `npm run api`. Do not edit.
export const uploadRules = {
  "SlipFile": {
    "accepts": [
      "pdf",
      "png",
      "jpeg"
    ],
    "maxBytes": 5000000
  },
  "MaterialFile": {
    "accepts": [
      "pdf",
      "docx",
      "xlsx",
      "pptx",
      "ofd",
      "png",
      "jpeg"
    ],
    "maxBytes": 20000000
  }
} as const;
