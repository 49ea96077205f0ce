// Generated from openapi/ by `npm run api`. Do not edit.
export const uploadRules = {
  "KnowledgeFile": {
    "accepts": [
      "pdf",
      "docx",
      "xlsx",
      "txt",
      "md"
    ],
    "maxBytes": 50000000
  },
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
  },
  "ProofreadingFile": {
    "accepts": [
      "docx",
      "txt",
      "md",
      "pdf"
    ],
    "maxBytes": 20000000
  },
  "ProofreadingListFile": {
    "accepts": [
      "csv",
      "xlsx"
    ],
    "maxBytes": 5000000
  },
  "DeckFile": {
    "accepts": [
      "docx",
      "pptx",
      "pdf",
      "txt",
      "md"
    ],
    "maxBytes": 20000000
  },
  "DeckPictureFile": {
    "accepts": [
      "png",
      "jpeg"
    ],
    "maxBytes": 5000000
  },
  "DeckBrandFile": {
    "accepts": [
      "pptx"
    ],
    "maxBytes": 50000000
  }
} as const;
